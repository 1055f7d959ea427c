-- Catalogue and index of each tenant, so that a service with an empty disk need not build them. They follow from the files: a
-- missing or damaged one costs time, never an answer.

-- Segments never change; a key belongs to one live set alone.
CREATE TABLE segments (
  key text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  bytes bytea NOT NULL,
  stored timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, part)
);

CREATE TABLE live_sets (
  tenant text NOT NULL,
  -- Of the reading code: two releases side by side have one each.
  generation text NOT NULL,
  -- Of the tenant, when it was published; never goes back.
  version bigint NOT NULL,
  -- Key in segments.
  catalogue text NOT NULL,
  -- [{"key": …, "removed": [tombstones]}, …] as JSON.
  segments text NOT NULL,
  published timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, generation)
);
