-- First certificates that accounts had asked for, so that none of them uses up what a certificate authority grants. The table is empty: nothing
-- takes long, and app_user is locked against writes for an instant only.

-- CreateTable
CREATE TABLE "certificate_order" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER,
    "ordered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificate_order_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "certificate_order_owner_id_idx" ON "certificate_order"("owner_id");

-- CreateIndex
CREATE INDEX "certificate_order_ordered_at_idx" ON "certificate_order"("ordered_at");

-- AddForeignKey
ALTER TABLE "certificate_order" ADD CONSTRAINT "certificate_order_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
