-- Vectors of passages, so that one service computes what all of them search by.
CREATE TABLE vectors (
  -- Fingerprint of the embedding model.
  model text NOT NULL,
  -- SHA-256 of tenant and passage.
  passage text NOT NULL,
  -- 32-bit floats, little-endian; empty where the model cannot read the passage.
  vector bytea NOT NULL,
  -- Or last asked for, give or take some days.
  stored timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (model, passage)
);
CREATE INDEX vectors_by_age ON vectors (stored);
