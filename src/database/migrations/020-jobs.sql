-- Jobs: files that are read, or stored in a tenant, in turn, by whichever service has a parser free.
CREATE SEQUENCE job_turns;

CREATE TABLE jobs (
  -- Sorts by age.
  id text COLLATE "C" PRIMARY KEY,
  consumer text NOT NULL,
  -- Whose turn it is counted as: a tenant, or a consumer who only reads.
  owner text NOT NULL,
  -- 0 before 1.
  priority smallint NOT NULL,
  state text NOT NULL,
  -- When it may be taken: at once while it waits, when its lease ends while a service has it, never (null) once it has ended.
  due timestamptz,
  -- Names the one attempt that may still finish it.
  lease uuid,
  -- From here on it cannot be cancelled.
  committed boolean NOT NULL DEFAULT false,
  -- Its file is in its tenant: noted in the transaction that put it there, so that nobody stores it twice.
  stored boolean NOT NULL DEFAULT false,
  -- The turn at which it was last taken.
  served bigint NOT NULL DEFAULT 0,
  filename text NOT NULL,
  task jsonb NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  -- Milliseconds since 1970, as in the services.
  created bigint NOT NULL,
  finished bigint,
  attempts integer NOT NULL DEFAULT 0,
  kills integer NOT NULL DEFAULT 0,
  pages_done integer,
  pages integer,
  error jsonb,
  receipt jsonb,
  callback jsonb,
  callback_at bigint
);
CREATE INDEX jobs_open ON jobs (priority, owner, id) WHERE due IS NOT NULL;
CREATE INDEX jobs_served ON jobs (owner, served);
CREATE INDEX jobs_of_consumer ON jobs (consumer, id);
CREATE INDEX jobs_finished ON jobs (finished) WHERE finished IS NOT NULL;
CREATE INDEX jobs_callbacks ON jobs (callback_at) WHERE callback_at IS NOT NULL;

-- The file of a job until it has ended, and the result of one that only read, in pieces.
CREATE TABLE job_bytes (
  job text NOT NULL,
  kind text NOT NULL,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  stored timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job, kind, part)
);
