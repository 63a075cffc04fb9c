CREATE TABLE "audit_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" varchar(60) NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recurring_transactions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"description" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"category" text COLLATE "und-x-icu" NOT NULL,
	"frequency" text NOT NULL,
	"start_date" date NOT NULL,
	"next_due_date" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"paused_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recurring_transactions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bills_type" CHECK ("recurring_transactions"."type" in ('income', 'expense')),
	CONSTRAINT "bills_amount" CHECK ("recurring_transactions"."amount" > 0),
	CONSTRAINT "bills_category" CHECK (char_length("recurring_transactions"."category") between 1 and 60),
	CONSTRAINT "bills_description" CHECK (char_length("recurring_transactions"."description") <= 500),
	CONSTRAINT "bills_frequency" CHECK ("recurring_transactions"."frequency" in ('weekly', 'bi-weekly', 'monthly', 'yearly')),
	CONSTRAINT "bills_next_due_date" CHECK ("recurring_transactions"."next_due_date" >= "recurring_transactions"."start_date")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"category" text COLLATE "und-x-icu" NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_totals_user_id_day_type_category_pk" PRIMARY KEY("user_id","day","type","category"),
	CONSTRAINT "daily_totals_positive" CHECK ("daily_totals"."total" >= 0 and "daily_totals"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" varchar(255) NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledgers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"strikes" integer DEFAULT 0 NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"description" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"category" text COLLATE "und-x-icu" NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bill_id" uuid,
	"bill_due_date" date,
	CONSTRAINT "transactions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "transactions_type" CHECK ("transactions"."type" in ('income', 'expense')),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_category" CHECK (char_length("transactions"."category") between 1 and 60),
	CONSTRAINT "transactions_description" CHECK (char_length("transactions"."description") <= 500),
	CONSTRAINT "transactions_bill" CHECK (("transactions"."bill_id" is null) = ("transactions"."bill_due_date" is null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(255) NOT NULL,
	"username" varchar(100) NOT NULL,
	"password" varchar(255) NOT NULL,
	"has_paid" boolean DEFAULT false NOT NULL,
	"payment_id" varchar(255),
	"trial_start_date" timestamp (3) with time zone NOT NULL,
	"trial_end_date" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_transactions" ADD CONSTRAINT "recurring_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_totals" ADD CONSTRAINT "daily_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledgers" ADD CONSTRAINT "ledgers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bills_by_due_date" ON "recurring_transactions" USING btree ("user_id","next_due_date","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_bill_cycle" ON "transactions" USING btree ("user_id","bill_id","bill_due_date") WHERE "transactions"."bill_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_by_date" ON "transactions" USING btree ("user_id","date","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_description" ON "transactions" USING btree ("user_id","description","date","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_category" ON "transactions" USING btree ("user_id","category","date","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "transactions" USING btree ("user_id","amount","date","created_at","id");