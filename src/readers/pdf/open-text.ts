/** The text of a page while the engine has it open. */
import type { Pdfium } from "./pdfium-module.js";
import type { UprightPage } from "./upright-page.js";

export interface OpenText {
  pdfium: Pdfium;
  /** The engine's handle of it. */
  text: number;
  /** 64 bytes of the engine's memory, where it writes what is asked for. */
  scratch: number;
  upright: UprightPage;
}
