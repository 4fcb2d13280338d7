CREATE TABLE "email_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "email_attachments_file_ux" UNIQUE("agency_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "email_reply_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_reply_tokens_hash_ux" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"contact_email" text NOT NULL,
	"email_type" text NOT NULL,
	"status" text DEFAULT 'DELIVERED' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reference" text NOT NULL,
	"parent_id" uuid,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emails_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "emails_parent_ux" UNIQUE("agency_id","parent_id"),
	CONSTRAINT "emails_sender_ck" CHECK ("emails"."sender" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "emails_type_ck" CHECK ("emails"."email_type" in ('POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER')),
	CONSTRAINT "emails_status_ck" CHECK ("emails"."status" in ('DELIVERED', 'RESPONDED'))
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agency_serials" DROP CONSTRAINT "agency_serials_kind_ck";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reply_tokens" ADD CONSTRAINT "email_reply_tokens_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reply_tokens" ADD CONSTRAINT "email_reply_tokens_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_agent_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_parent_fk" FOREIGN KEY ("agency_id","parent_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_attachments_email_ix" ON "email_attachments" USING btree ("agency_id","email_id","place");--> statement-breakpoint
CREATE INDEX "email_reply_tokens_expires_ix" ON "email_reply_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "emails_agent_ix" ON "emails" USING btree ("agency_id","agent_id","created_at","id") WHERE "emails"."sender" = 'AGENT';--> statement-breakpoint
CREATE INDEX "emails_contact_ix" ON "emails" USING btree ("agency_id","contact_id","created_at","id") WHERE "emails"."sender" = 'AGENT';--> statement-breakpoint
CREATE INDEX "mail_attachments_mail_ix" ON "mail_attachments" USING btree ("mail_id","place");--> statement-breakpoint
ALTER TABLE "agency_serials" ADD CONSTRAINT "agency_serials_kind_ck" CHECK ("agency_serials"."kind" in ('opportunity', 'quote', 'policy', 'claim', 'email'));