CREATE TABLE "assistant_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"recipient" varchar(300),
	"agreed_at" timestamp (3) with time zone,
	"mcp_on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assistant_settings_agreed" CHECK (("assistant_settings"."recipient" is null) = ("assistant_settings"."agreed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mcp_tokens" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "mcp_tokens_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_uses" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "model_uses_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "model_uses_count" CHECK ("model_uses"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcp_tokens" ADD CONSTRAINT "mcp_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mcp_tokens_hash" ON "mcp_tokens" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "model_uses_age" ON "model_uses" USING btree ("day");