-- Whose a record is, and of a sign-in (a grant) by which browser and when it was last used.
ALTER TABLE "identity_record"
  ADD COLUMN "account_id" VARCHAR(255),
  ADD COLUMN "device" VARCHAR(100),
  ADD COLUMN "used_at" TIMESTAMPTZ(3);
UPDATE identity_record SET account_id = payload ->> 'accountId' WHERE payload ? 'accountId';
CREATE INDEX "identity_record_account_id_idx" ON "identity_record"("account_id");

-- Every node closes the streams of a sign-in that ended, whatever ended it.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ended_sessions', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON identity_record
  FOR EACH ROW WHEN (OLD.model = 'Grant') EXECUTE FUNCTION announce_ended_session();
