CREATE TABLE "monthly_totals" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"type" text NOT NULL,
	"category" text COLLATE "und-x-icu" NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "monthly_totals_user_id_month_type_category_pk" PRIMARY KEY("user_id","month","type","category"),
	CONSTRAINT "monthly_totals_positive" CHECK ("monthly_totals"."total" >= 0 and "monthly_totals"."count" >= 0),
	CONSTRAINT "monthly_totals_month" CHECK (extract(day from "monthly_totals"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "monthly_totals" ADD CONSTRAINT "monthly_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "monthly_totals" ("user_id", "month", "type", "category", "total", "count") SELECT "user_id", date_trunc('month', "day")::date, "type", "category", sum("total"), sum("count") FROM "daily_totals" GROUP BY 1, 2, 3, 4;
