-- AlterTable
ALTER TABLE "app_user" ADD COLUMN "is_operator" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "operator_address" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "bound_to" TEXT,

    CONSTRAINT "operator_address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_action" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER,
    "actor" VARCHAR(254) NOT NULL,
    "action" VARCHAR(40) NOT NULL,
    "subject" VARCHAR(300) NOT NULL,
    "reason" VARCHAR(1000),

    CONSTRAINT "operator_action_pkey" PRIMARY KEY ("id")
);

-- Until now the oldest account ran the installation, whether its address was confirmed or not. It goes on to do so, now
-- by a role that is stored, unless it is being deleted. No later account becomes an operator by its age.
UPDATE app_user SET is_operator = true
WHERE closing_at IS NULL AND id = (SELECT id FROM app_user ORDER BY created_at, id LIMIT 1);

-- What operators did stays as it was written.
CREATE FUNCTION keep_operator_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of operator_action are neither changed nor deleted';
END $$;
CREATE TRIGGER operator_action_kept BEFORE UPDATE OR DELETE ON operator_action
  FOR EACH ROW EXECUTE FUNCTION keep_operator_action();
