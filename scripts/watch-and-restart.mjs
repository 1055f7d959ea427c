/**
 * Builds and starts a program, and does both again whenever a file in one of the folders changes. A build that fails leaves the
 * program running. By hand, because `node --watch` follows imports: parsers import their code in processes of their own.
 */
import { watch } from "node:fs";

/** An editor writes a file in several steps, and a checkout many files. */
const SETTLE_MS = 100;

/** `build` resolves to whether it worked; `start` gives the program, whose `stop` resolves when it is gone. */
export function watchAndRestart({ folders, build, start }) {
  let program = null;
  let isClosed = false;
  let isChanged = true;
  let timer = null;
  let work = Promise.resolve();

  async function takeUp() {
    // What changes during a build is built again, and only then started.
    while (isChanged && !isClosed) {
      isChanged = false;
      const isBuilt = await build();
      if (isChanged || isClosed || !isBuilt) continue;
      await program?.stop();
      program = isClosed ? null : start();
    }
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      isChanged = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(takeUp);
      }, SETTLE_MS);
    }),
  );
  work = takeUp();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await work;
      await program?.stop();
    },
  };
}
