/** Starts the desk in the place that the page keeps for it. */
import { render } from "preact";
import { Desk } from "./desk.js";
import { readFacts } from "./facts.js";

const place = document.getElementById("desk")!;
place.replaceChildren();
render(<Desk facts={readFacts(place)} />, place);
