CREATE TABLE "payment_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"service_id" varchar(255),
	"order_id" varchar(255),
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_pages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link_id" varchar(255),
	"order_id" varchar(255),
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_pages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"service_id" varchar(255),
	"cause" varchar(30),
	"opens_account" boolean DEFAULT false NOT NULL,
	"refunded" numeric(10, 2) DEFAULT 0 NOT NULL,
	"dispute_state" varchar(40),
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'hosted_page')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'authorized', 'settled', 'declined', 'canceled', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."refunded" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"service_id" varchar(255) NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_queue" DROP CONSTRAINT "mail_queue_kind";--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_checks_due" ON "payment_checks" USING btree ("next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "payment_checks_order" ON "payment_checks" USING btree ("order_id") WHERE "payment_checks"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_open" ON "payment_pages" USING btree ("user_id") WHERE "payment_pages"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("user_id") WHERE "payments"."status" in ('pending', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_settled" ON "payments" USING btree ("user_id") WHERE "payments"."status" = 'settled';--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("next_attempt_at","id") WHERE "webhook_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "users_payment" ON "users" USING btree ("payment_id") WHERE "users"."payment_id" is not null;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD CONSTRAINT "mail_queue_kind" CHECK ("mail_queue"."kind" in ('reset_password', 'password_changed', 'confirm_email', 'email_change_note', 'payment_receipt', 'premium_ended'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trial" CHECK (extract(epoch from "users"."trial_end_date") - extract(epoch from "users"."trial_start_date") <= 604800);