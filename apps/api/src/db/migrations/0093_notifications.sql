CREATE TABLE "notification_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"portal" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_event_ux" UNIQUE("agency_id","user_id","event"),
	CONSTRAINT "notification_settings_event_ck" CHECK ("notification_settings"."event" in ('QUOTE_ANSWERED', 'QUOTE_UNANSWERED', 'REPLY_RECEIVED', 'SERVICE_REQUESTED', 'CERTIFICATE_REQUESTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING', 'MENTION', 'TASK_ASSIGNED', 'QUOTE_SENT', 'DOCUMENT_REQUESTED', 'CLAIM_STATUS_CHANGED', 'SERVICE_ANSWERED', 'CERTIFICATE_READY', 'PAYMENT_PAST_DUE'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"task_id" uuid,
	"detail" text DEFAULT '' NOT NULL,
	"contact_id" uuid,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"policy_id" uuid,
	"claim_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"in_portal" boolean NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"in_digest" boolean NOT NULL,
	"digested_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_event_ck" CHECK ("notifications"."event" in ('QUOTE_ANSWERED', 'QUOTE_UNANSWERED', 'REPLY_RECEIVED', 'SERVICE_REQUESTED', 'CERTIFICATE_REQUESTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING', 'MENTION', 'TASK_ASSIGNED', 'QUOTE_SENT', 'DOCUMENT_REQUESTED', 'CLAIM_STATUS_CHANGED', 'SERVICE_ANSWERED', 'CERTIFICATE_READY', 'PAYMENT_PAST_DUE')),
	CONSTRAINT "notifications_record_ck" CHECK (num_nonnulls("notifications"."opportunity_id", "notifications"."quote_id", "notifications"."policy_id", "notifications"."claim_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "digest_time" text DEFAULT '07:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "digested_on" date;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_fk" FOREIGN KEY ("agency_id","actor_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user_ix" ON "notifications" USING btree ("agency_id","user_id","created_at","id") WHERE "notifications"."in_portal";--> statement-breakpoint
CREATE INDEX "notifications_unread_ix" ON "notifications" USING btree ("agency_id","user_id","created_at","id") WHERE "notifications"."in_portal" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest_ix" ON "notifications" USING btree ("agency_id","user_id","created_at") WHERE "notifications"."in_digest" and "notifications"."digested_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_subject_ix" ON "notifications" USING btree ("agency_id","subject_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_task_ix" ON "notifications" USING btree ("agency_id","task_id") WHERE "notifications"."task_id" is not null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_ix" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_digest_time_ck" CHECK ("agencies"."digest_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');