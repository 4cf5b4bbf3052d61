-- Certificates that a certificate authority issues by ACME, what it is asked with, and what it asks for. Private keys are encrypted.

CREATE TABLE certificate (
  host          varchar(253) PRIMARY KEY,
  -- PEM, the certificate first; null until there was one
  chain         text,
  private_key   bytea,
  renew_at      timestamptz(3),
  expires_at    timestamptz(3),
  -- attempts that failed since the last that did not
  failures      integer NOT NULL DEFAULT 0,
  problem       varchar(500),
  next_attempt_at timestamptz(3)
);

CREATE TABLE acme_account (
  directory_url text PRIMARY KEY,
  account_url   text NOT NULL,
  private_key   bytea NOT NULL
);

CREATE TABLE acme_challenge (
  token         varchar(200) PRIMARY KEY,
  answer        varchar(400) NOT NULL,
  created_at    timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
