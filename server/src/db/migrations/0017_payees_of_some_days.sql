DROP INDEX "transactions_by_date";--> statement-breakpoint
CREATE INDEX "transactions_by_date" ON "transactions" USING btree ("user_id","date","created_at","id","description");