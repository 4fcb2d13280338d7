CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"mails_receipt" boolean DEFAULT false NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_reference" text,
	"failure_code" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_ck" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_status_ck" CHECK ("refunds"."status" in ('PENDING', 'SUCCEEDED', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_fk" FOREIGN KEY ("agency_id","transaction_id") REFERENCES "public"."transactions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open_ux" ON "refunds" USING btree ("transaction_id") WHERE "refunds"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key_ux" ON "refunds" USING btree ("transaction_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_ux" ON "refunds" USING btree ("provider_reference") WHERE "refunds"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "refunds_transaction_ix" ON "refunds" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "refunds_pending_ix" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'PENDING';--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refunded_ck" CHECK ("transactions"."refunded_cents" between 0 and "transactions"."paid_cents");