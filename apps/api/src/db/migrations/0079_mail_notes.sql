CREATE TABLE "mail_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_notes_text_ck" CHECK ("mail_notes"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_notes_thread_ix" ON "mail_notes" USING btree ("agency_id","thread_id","created_at","id");