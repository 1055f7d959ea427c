// A strip of small pages; each is drawn when it comes into sight, and its picture is the page's own.
import { el } from "./page.js";

export class Thumbnails {
  /** None for a single page, which is in sight anyway. */
  constructor(pages, { onChoose, onSeen }) {
    this.strip = document.getElementById("thumbnails");
    this.buttons = [];
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        onSeen(Number(target.dataset.page));
      }
    });
    for (let page = 1; pages > 1 && page <= pages; page++) {
      const name = `${page}쪽 / Page ${page}`;
      const button = el("button", { type: "button", "data-page": page, "aria-label": name }, page);
      button.addEventListener("click", () => onChoose(page));
      this.buttons.push(button);
      seen.observe(button);
    }
    this.strip.hidden = this.buttons.length === 0;
    this.strip.replaceChildren(...this.buttons.map((button) => el("li", {}, button)));
  }

  mark(page) {
    for (const button of this.buttons) {
      const isHere = Number(button.dataset.page) === page;
      if (isHere) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
      if (isHere) this.strip.scrollTo({ left: button.offsetLeft - this.strip.clientWidth / 2 });
    }
  }

  show(page, { media_type, data_base64 }) {
    const source = `data:${media_type};base64,${data_base64}`;
    this.buttons[page - 1]?.prepend(el("img", { src: source, alt: "" }));
  }
}
