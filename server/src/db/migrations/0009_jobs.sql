CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" varchar(60) NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "jobs" ("id", "user_id", "kind", "data", "created_at", "attempts", "next_attempt_at")
SELECT "id", "user_id", 'letter', jsonb_build_object('kind', "kind", 'toAddress', "to_address", 'data', "data"), "created_at", "attempts", "next_attempt_at" FROM "mail_queue";--> statement-breakpoint
DROP TABLE "mail_queue" CASCADE;