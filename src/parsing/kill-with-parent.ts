/**
 * Kills a child process when this process ends, however it ends. A parser that is busy in WebAssembly never learns that its parent is gone,
 * Node offers no PR_SET_PDEATHSIG, and `kill -9` leaves no time for a handler. So a shell waits on a pipe whose other end only this process
 * holds: the kernel closes it at our death, and the shell kills the child.
 */
import { spawn } from "node:child_process";

const WAIT_THEN_KILL = 'read -r _; kill -KILL "$1"';
const guarded = new Set<number>();

/** Returns what calls the guard off; to be called as soon as the child is gone, before its process id is used again. */
export function killWithParent(pid: number): () => void {
  if (guarded.size === 0) process.on("exit", killGuarded);
  guarded.add(pid);
  const shell = process.platform === "win32" ? undefined : startShell(pid);
  return () => {
    guarded.delete(pid);
    if (guarded.size === 0) process.off("exit", killGuarded);
    shell?.kill("SIGKILL");
  };
}

/** In a session of its own, so that an interrupt typed at the terminal does not end the guard first. */
function startShell(pid: number) {
  const shell = spawn("/bin/sh", ["-c", WAIT_THEN_KILL, "sh", String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  shell.on("error", () => {}); // No shell: an orderly end still kills the child.
  shell.stdin.on("error", () => {});
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return shell;
}

/** An orderly end need not wait for the shells, and other systems have none. */
function killGuarded(): void {
  for (const pid of guarded) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already gone.
    }
  }
}
