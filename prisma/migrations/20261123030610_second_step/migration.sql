-- CreateTable
CREATE TABLE "second_step" (
    "account_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_step_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "account_id" UUID NOT NULL,
    "hash" CHAR(64) NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("account_id","hash")
);

-- AddForeignKey
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "second_step"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;
