-- CreateTable
CREATE TABLE "job" (
    "name" VARCHAR(40) NOT NULL,
    "node" VARCHAR(40) NOT NULL DEFAULT '',
    "every_ms" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "holder" VARCHAR(40),
    "leased_until" TIMESTAMPTZ(3),
    "ran_at" TIMESTAMPTZ(3),
    "took_ms" INTEGER,
    "failure" TEXT,
    "note" TEXT,
    "warning" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failed_in_a_row" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_pkey" PRIMARY KEY ("name","node")
);

-- Whoever writes work wakes the worker with the commit: the payload is the name of a job or queue.
CREATE FUNCTION announce_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER outgoing_mail_queued AFTER INSERT OR UPDATE ON outgoing_mail
  FOR EACH ROW WHEN (NEW.attempts = 0 AND NEW.settled_at IS NULL) EXECUTE FUNCTION announce_job('mail');
CREATE TRIGGER webhook_delivery_waits AFTER INSERT ON webhook_delivery
  FOR EACH STATEMENT EXECUTE FUNCTION announce_job('webhook_deliveries');
CREATE TRIGGER webhook_delivery_replayed AFTER UPDATE ON webhook_delivery
  FOR EACH ROW WHEN (OLD.state <> 'waiting' AND NEW.state = 'waiting') EXECUTE FUNCTION announce_job('webhook_deliveries');
CREATE TRIGGER webhook_clicks_noted AFTER INSERT ON webhook_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_job('webhook_bundles');
CREATE TRIGGER webhook_report_noted AFTER INSERT ON webhook_report
  FOR EACH STATEMENT EXECUTE FUNCTION announce_job('webhook_bundles');
CREATE TRIGGER account_job_ordered AFTER INSERT ON account_job
  FOR EACH STATEMENT EXECUTE FUNCTION announce_job('account_jobs');
