-- What finds the bytes that nothing refers to any more, and who looked for them last.
CREATE INDEX contents_by_age ON contents (stored);
CREATE INDEX segments_by_age ON segments (stored);
CREATE INDEX files_by_content ON files (sha256) WHERE NOT removed;

CREATE TABLE cleanups (
  name text PRIMARY KEY,
  begun timestamptz NOT NULL
);
