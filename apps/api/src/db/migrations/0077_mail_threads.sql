CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"email_id" uuid,
	"service_request_id" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"owner_id" uuid NOT NULL,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"policy_id" uuid,
	"claim_id" uuid,
	"service_request_id" uuid,
	"last_text" text DEFAULT '' NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sender" text NOT NULL,
	"message_count" integer DEFAULT 1 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_threads_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "mail_threads_sender_ck" CHECK ("mail_threads"."last_sender" in ('AGENT', 'CUSTOMER', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "mail_unread" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_unread_ux" UNIQUE("agency_id","thread_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_assignee_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_messages_thread_ix" ON "mail_messages" USING btree ("agency_id","thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_threads_open_ix" ON "mail_threads" USING btree ("agency_id","last_at","id") WHERE "mail_threads"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mail_threads_own_open_ix" ON "mail_threads" USING btree ("agency_id","owner_id","last_at","id") WHERE "mail_threads"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mail_threads_waiting_ix" ON "mail_threads" USING btree ("agency_id","last_at","id") WHERE "mail_threads"."done_at" is null and "mail_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_own_waiting_ix" ON "mail_threads" USING btree ("agency_id","owner_id","last_at","id") WHERE "mail_threads"."done_at" is null and "mail_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_done_ix" ON "mail_threads" USING btree ("agency_id","last_at","id") WHERE "mail_threads"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_own_done_ix" ON "mail_threads" USING btree ("agency_id","owner_id","last_at","id") WHERE "mail_threads"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_contact_ix" ON "mail_threads" USING btree ("agency_id","contact_id","last_at","id");--> statement-breakpoint
CREATE INDEX "mail_threads_opportunity_ix" ON "mail_threads" USING btree ("agency_id","opportunity_id","last_at","id") WHERE "mail_threads"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_quote_ix" ON "mail_threads" USING btree ("agency_id","quote_id","last_at","id") WHERE "mail_threads"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_policy_ix" ON "mail_threads" USING btree ("agency_id","policy_id","last_at","id") WHERE "mail_threads"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_claim_ix" ON "mail_threads" USING btree ("agency_id","claim_id","last_at","id") WHERE "mail_threads"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_threads_subject_search_ix" ON "mail_threads" USING gin ("agency_id",lower("subject" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("subject" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "mail_unread_user_ix" ON "mail_unread" USING btree ("agency_id","user_id","last_at","thread_id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;