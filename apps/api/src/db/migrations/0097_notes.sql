CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"policy_id" uuid,
	"claim_id" uuid,
	"text" text NOT NULL,
	"call_direction" text,
	"call_outcome" text,
	"minutes" integer,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"pinned_by" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notes_kind_ck" CHECK ("notes"."kind" in ('NOTE', 'CALL')),
	CONSTRAINT "notes_text_ck" CHECK ("notes"."text" <> '' or "notes"."kind" = 'CALL'),
	CONSTRAINT "notes_record_ck" CHECK (num_nonnulls("notes"."opportunity_id", "notes"."quote_id", "notes"."policy_id", "notes"."claim_id") <= 1),
	CONSTRAINT "notes_direction_ck" CHECK ("notes"."call_direction" in ('OUTBOUND', 'INBOUND')),
	CONSTRAINT "notes_outcome_ck" CHECK ("notes"."call_outcome" in ('REACHED', 'VOICEMAIL', 'NO_ANSWER', 'WRONG_NUMBER')),
	CONSTRAINT "notes_call_ck" CHECK (num_nonnulls("notes"."call_direction", "notes"."call_outcome") = case "notes"."kind" when 'CALL' then 2 else 0 end and ("notes"."kind" = 'CALL' or "notes"."minutes" is null)),
	CONSTRAINT "notes_minutes_ck" CHECK ("notes"."minutes" between 0 and 999),
	CONSTRAINT "notes_mentions_ck" CHECK (cardinality("notes"."mention_ids") <= 20),
	CONSTRAINT "notes_pinned_ck" CHECK (("notes"."pinned_at" is null) = ("notes"."pinned_by" is null))
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_pinner_fk" FOREIGN KEY ("agency_id","pinned_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_contact_ix" ON "notes" USING btree ("agency_id","contact_id","created_at","id") WHERE "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_opportunity_ix" ON "notes" USING btree ("agency_id","opportunity_id","created_at","id") WHERE "notes"."opportunity_id" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_quote_ix" ON "notes" USING btree ("agency_id","quote_id","created_at","id") WHERE "notes"."quote_id" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_policy_ix" ON "notes" USING btree ("agency_id","policy_id","created_at","id") WHERE "notes"."policy_id" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_claim_ix" ON "notes" USING btree ("agency_id","claim_id","created_at","id") WHERE "notes"."claim_id" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_pinned_ux" ON "notes" USING btree ("agency_id",(coalesce("opportunity_id", "quote_id", "policy_id", "claim_id", "contact_id"))) WHERE "notes"."pinned_at" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coverages_deleted_ix" ON "coverages" USING btree ("agency_id",(coalesce("policy_id", "quote_id"))) WHERE "coverages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "policy_transactions_deleted_ix" ON "policy_transactions" USING btree ("agency_id","policy_id") WHERE "policy_transactions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_timeline_ix" ON "tasks" USING btree ("agency_id","contact_id",(coalesce("done_at", "created_at")),"id") WHERE "tasks"."contact_id" is not null and "tasks"."deleted_at" is null;