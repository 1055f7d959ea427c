-- Files of the parse cache, shared: by generation, content and options, in pieces. Every file has checksums of its own.
CREATE TABLE parse_results (
  key text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  bytes bytea NOT NULL,
  stored timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, part)
);
