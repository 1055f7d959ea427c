/** Bundles the pages' own scripts (`web/`) into the assets that the service hands out, under fixed names. */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

export async function buildWeb(outDir = `${root}dist/web`) {
  await build({
    root: `${root}web`,
    configFile: false,
    logLevel: "warn",
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: {
          first: `${root}web/shell/first.ts`,
          shell: `${root}web/shell/main.ts`,
          home: `${root}web/home/main.tsx`,
          try: `${root}web/try/main.tsx`,
          desk: `${root}web/desk/main.tsx`,
          docs: `${root}web/docs/main.ts`,
          reference: `${root}web/reference/main.ts`,
          view: `${root}web/view/main.ts`,
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
}
