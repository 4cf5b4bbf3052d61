-- Whether the identity provider, or whoever runs the installation, says that the address is its owner's.
ALTER TABLE "app_user" ADD COLUMN "is_email_confirmed" BOOLEAN NOT NULL DEFAULT false;
