CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" varchar(255) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_token" CHECK (("email_changes"."token_hash" is null) = ("email_changes"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to_address" varchar(255) NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_queue_kind" CHECK ("mail_queue"."kind" in ('reset_password', 'password_changed', 'confirm_email', 'email_change_note'))
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(255) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reset_token" varchar(255);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reset_token_expiry" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD CONSTRAINT "mail_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "mail_queue_user" ON "mail_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_reset_token" ON "users" USING btree ("reset_token");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reset_token_expiry" CHECK (("users"."reset_token" is null) = ("users"."reset_token_expiry" is null));