CREATE TABLE "history" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	"undone_by" uuid,
	"undoes" uuid,
	CONSTRAINT "history_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "history_changes" (
	"user_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version_before" integer,
	"version_after" integer,
	"before" jsonb,
	CONSTRAINT "history_changes_user_id_action_id_record_id_pk" PRIMARY KEY("user_id","action_id","record_id"),
	CONSTRAINT "history_changes_before" CHECK (("history_changes"."before" is null) = ("history_changes"."version_before" is null))
);
--> statement-breakpoint
ALTER TABLE "recurring_transactions" ADD COLUMN "latest_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "latest_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_changes" ADD CONSTRAINT "history_changes_action" FOREIGN KEY ("user_id","action_id") REFERENCES "public"."history"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_age" ON "history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "history_changes_images" ON "history_changes" USING btree ("user_id","record_id","version_before") WHERE "history_changes"."before" is not null;--> statement-breakpoint
UPDATE "transactions" SET "latest_version" = "version" WHERE "version" > 1;--> statement-breakpoint
UPDATE "recurring_transactions" SET "latest_version" = "version" WHERE "version" > 1;
