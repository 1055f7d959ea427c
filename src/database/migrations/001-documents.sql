-- Documents of all tenants. Every change of a tenant raises its version by one in the transaction that makes the change, and
-- stamps what it changed with that version (revision): whoever knows a version reads only rows with a later one.

-- One row: names this database among others, so that nobody takes what they kept of another for this one's.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO installation DEFAULT VALUES;

CREATE TABLE tenants (
  name text PRIMARY KEY,
  version bigint NOT NULL,
  -- A tenant that was removed keeps its row: its version never goes back.
  removed boolean NOT NULL DEFAULT false,
  -- ACL.json and SYNONYMS.txt as they are; null where there is none.
  rules bytea,
  synonyms bytea,
  rules_revision bigint NOT NULL DEFAULT 0,
  synonyms_revision bigint NOT NULL DEFAULT 0
);

CREATE TABLE files (
  tenant text NOT NULL,
  -- As listed: '/' between folders, NFC.
  name text NOT NULL,
  -- A folder may hold one name in two spellings: 2 and more are the others.
  copy integer NOT NULL DEFAULT 1,
  revision bigint NOT NULL,
  -- A removed file keeps its row, so that its removal is found by revision.
  removed boolean NOT NULL DEFAULT false,
  -- The key of its bytes in contents.
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  tags text[],
  PRIMARY KEY (tenant, name, copy)
);
CREATE INDEX files_by_revision ON files (tenant, revision);

-- Bytes of files, by their SHA-256, in pieces.
CREATE TABLE contents (
  key text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  bytes bytea NOT NULL,
  stored timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, part)
);
