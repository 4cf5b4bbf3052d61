-- When the provider last saw a person sign in, for tokens that do not say so.
ALTER TABLE "app_user" ADD COLUMN     "authenticated_at" TIMESTAMPTZ(3);

-- The first proof of an address, and the address that can take an account back. Accounts are few: neither takes long.
ALTER TABLE "identity_account" ADD COLUMN     "proven_at" TIMESTAMPTZ(3),
ADD COLUMN     "former_email" VARCHAR(254),
ADD COLUMN     "former_ends_at" TIMESTAMPTZ(3);
UPDATE "identity_account" SET "proven_at" = "email_verified_at";

CREATE INDEX "identity_account_former_email_idx" ON "identity_account"("former_email");
