/** Types of `watch-and-restart.mjs` for the tests. */
export function watchAndRestart(options: {
  folders: readonly string[];
  build: () => Promise<boolean>;
  start: () => { stop(): Promise<void> };
}): { close(): Promise<void> };
