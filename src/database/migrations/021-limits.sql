-- What services count together: requests, wrong keys, parses at the same time, usage, feedback, repeated requests.

-- Sliding windows: the times (milliseconds, this server's clock) of what was admitted, oldest first.
CREATE TABLE request_windows (
  key text PRIMARY KEY,
  times bigint[] NOT NULL,
  -- Names the last that was admitted.
  last uuid NOT NULL,
  used timestamptz NOT NULL DEFAULT now()
);

-- Addresses from which a consumer's key was good.
CREATE TABLE good_keys (
  address text NOT NULL,
  consumer text NOT NULL,
  used timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (address, consumer)
);

-- One row for each limit, locked while a place is given.
CREATE TABLE parallel_limits (key text PRIMARY KEY);
CREATE TABLE parallel_places (
  key text NOT NULL,
  holder uuid NOT NULL,
  -- A service that died keeps its places no longer.
  until timestamptz NOT NULL,
  PRIMARY KEY (key, holder)
);

CREATE TABLE usage_counts (
  consumer text NOT NULL,
  route text NOT NULL,
  calls bigint NOT NULL,
  errors bigint NOT NULL,
  bytes_in bigint NOT NULL,
  ms double precision NOT NULL,
  PRIMARY KEY (consumer, route)
);

-- Named, not serial: some relatives of PostgreSQL give serial columns numbers beyond 2^53.
CREATE SEQUENCE feedback_numbers;
CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  number bigint NOT NULL DEFAULT nextval('feedback_numbers'),
  consumer text NOT NULL,
  item jsonb NOT NULL
);
CREATE INDEX feedback_by_number ON feedback (number);
CREATE INDEX feedback_of_consumer ON feedback (consumer, number);

-- Requests under an Idempotency-Key: the answer, once there is one.
CREATE TABLE repeated_requests (
  route text NOT NULL,
  consumer text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  answer jsonb,
  holder uuid NOT NULL,
  until timestamptz NOT NULL,
  begun timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (route, consumer, key)
);
