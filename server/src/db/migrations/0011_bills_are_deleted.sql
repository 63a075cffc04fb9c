DELETE FROM "recurring_transactions" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "recurring_transactions" DROP COLUMN "deleted_at";