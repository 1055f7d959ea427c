/** Starts the try page in the place that is kept for it. */
import { render } from "preact";
import { readFacts } from "./facts.js";
import { TryPage } from "./try-page.js";

const place = document.getElementById("try")!;
place.replaceChildren();
render(<TryPage facts={readFacts(place)} />, place);
