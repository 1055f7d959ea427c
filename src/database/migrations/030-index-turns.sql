-- Which service indexes what jobs have stored in a tenant: one at a time. A service that died loses its turn in time.
CREATE TABLE index_turns (
  tenant text PRIMARY KEY,
  holder uuid NOT NULL,
  until timestamptz NOT NULL
);
