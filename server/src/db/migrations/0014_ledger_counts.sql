ALTER TABLE "ledgers" ADD COLUMN "transactions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledgers" ADD COLUMN "bills" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ledgers" SET
  "transactions" = (SELECT coalesce(sum("count"), 0) FROM "monthly_totals" WHERE "monthly_totals"."user_id" = "ledgers"."user_id"),
  "bills" = (SELECT count(*) FROM "recurring_transactions" WHERE "recurring_transactions"."user_id" = "ledgers"."user_id");
