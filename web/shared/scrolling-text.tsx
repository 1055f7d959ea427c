/** Text as it is, in a frame that scrolls and is reached by keyboard. */
export function ScrollingText({ id, text }: { id?: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre id={id} tabIndex={0}>
      {text}
    </pre>
  );
}
