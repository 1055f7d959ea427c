/** Files left with the service (`/jobs`). */
const by = (name) => ({ test: ["test/jobs.test.ts", name] });

export const JOBS = {
  title: "Jobs (`/jobs`)",
  rows: [
    ["jobs.many", "POST /jobs takes several files and answers 202 {jobs: [{id, state}]}", by("are taken together, stored in turn, and found")],
    ["jobs.named", "{tenant, filename} without bytes reads a file that is there already again", by("may name a file that its tenant has already, which is read again and stays as it is")],
    ["jobs.one", "One file may come raw or in JSON", by("come one at a time too, raw or in JSON")],
    ["jobs.result", "GET /jobs/{id} has result once it is done", by("give what /parse and /chunk would have answered")],
    ["jobs.events", "GET /jobs/{id}/events is an event stream", by("is followed by events until it ends")],
    ["jobs.cancel", "DELETE /jobs/{id} cancels", by("is cancelled: its parser stops, and nothing comes of it")],
    ["jobs.own", "A consumer sees its own alone", by("do not exist: neither told, listed, followed nor cancelled")],
    ["jobs.restart", "They outlive a restart", by("jobs wait out a restart")],
    ["jobs.callback", "A listed host is told of the end, signed", by("a listed host is told when a job ends")],
  ],
};
