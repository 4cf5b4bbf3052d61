-- CreateTable
CREATE TABLE "creation" (
    "owner_id" INTEGER NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "request_hash" CHAR(64) NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "creation_pkey" PRIMARY KEY ("owner_id","key")
);

-- CreateIndex
CREATE INDEX "creation_created_at_idx" ON "creation"("created_at");

-- AddForeignKey
ALTER TABLE "creation" ADD CONSTRAINT "creation_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
