-- Tables, foreign keys and indexes, as drizzle-kit generates them from src/db/schema.
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"address_type" text NOT NULL,
	"created_by" uuid NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "addresses_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "addresses_type_ck" CHECK ("addresses"."address_type" in ('USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'))
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"photo_file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"website" text,
	"states" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"address_id" uuid,
	"facebook_url" text,
	"linked_in_url" text,
	"google_review_url" text,
	"time_zone" text,
	"day_started_on" date,
	"digest_time" text DEFAULT '07:00' NOT NULL,
	"digested_on" date,
	"factor_required_for" text[] DEFAULT '{}' NOT NULL,
	"idle_minutes" integer DEFAULT 720 NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"deletion_requested_at" timestamp (3) with time zone,
	"deletion_requested_by" uuid,
	"deletion_started_at" timestamp (3) with time zone,
	"correspondence_years" integer,
	"document_years" integer,
	"lost_opportunity_years" integer,
	"audit_years" integer,
	"default_language" text DEFAULT 'en' NOT NULL,
	"theme" text DEFAULT 'DEFAULT' NOT NULL,
	CONSTRAINT "agencies_deletion_ck" CHECK (("agencies"."deletion_requested_at" is null) = ("agencies"."deletion_requested_by" is null)),
	CONSTRAINT "agencies_digest_time_ck" CHECK ("agencies"."digest_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "agencies_language_ck" CHECK ("agencies"."default_language" in ('en', 'fr', 'de', 'nl')),
	CONSTRAINT "agencies_theme_ck" CHECK ("agencies"."theme" in ('DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO')),
	CONSTRAINT "agencies_retention_ck" CHECK (least("agencies"."correspondence_years", "agencies"."document_years", "agencies"."lost_opportunity_years", "agencies"."audit_years") >= 1),
	CONSTRAINT "agencies_idle_minutes_ck" CHECK ("agencies"."idle_minutes" between 15 and 1440)
);
--> statement-breakpoint
CREATE TABLE "agency_insurance_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_insurance_types_ux" UNIQUE("agency_id","insurance_type_id")
);
--> statement-breakpoint
CREATE TABLE "agency_serials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "agency_serials_ux" UNIQUE("agency_id","kind"),
	CONSTRAINT "agency_serials_kind_ck" CHECK ("agency_serials"."kind" in ('opportunity', 'quote', 'policy', 'claim', 'email'))
);
--> statement-breakpoint
CREATE TABLE "agency_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"package_name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"subscribed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"duration" text NOT NULL,
	CONSTRAINT "agency_subscriptions_agency_id_id_ux" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"agency_id" uuid,
	"operation_id" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"actor_kind" text DEFAULT 'JOB' NOT NULL,
	"outcome" text DEFAULT 'DONE' NOT NULL,
	"network_address" text,
	"user_agent" text,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"bucket" text,
	"action" text DEFAULT 'CHANGED' NOT NULL,
	CONSTRAINT "audit_log_actor_kind_ck" CHECK ("audit_log"."actor_kind" in ('USER', 'VISITOR', 'STRIPE', 'JOB')),
	CONSTRAINT "audit_log_outcome_ck" CHECK ("audit_log"."outcome" in ('DONE', 'FAILED', 'LOCKED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"enabled_at" timestamp (3) with time zone,
	"last_step" integer,
	"pending_secret" text,
	"pending_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_run_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"before" text,
	"outcome" text DEFAULT 'PENDING' NOT NULL,
	"reason" jsonb,
	CONSTRAINT "bulk_run_rows_outcome_ck" CHECK ("bulk_run_rows"."outcome" in ('PENDING', 'DONE', 'FAILED', 'UNDONE', 'KEPT'))
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"agent_name" text,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"undo_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"mail" jsonb,
	"task" jsonb,
	CONSTRAINT "bulk_runs_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "bulk_runs_list_ck" CHECK ("bulk_runs"."list" in ('policies', 'opportunities', 'quotes', 'contacts', 'claims', 'renewals', 'tasks')),
	CONSTRAINT "bulk_runs_action_ck" CHECK ("bulk_runs"."action" in ('ASSIGN', 'STATUS', 'DELETE', 'MAIL', 'TASK', 'COMPLETE', 'SNOOZE')),
	CONSTRAINT "bulk_runs_state_ck" CHECK ("bulk_runs"."state" in ('RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE'))
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website_url" text NOT NULL,
	"claim_url" text NOT NULL,
	"payment_url" text NOT NULL,
	"image_file_id" uuid NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"holder_name" text DEFAULT '' NOT NULL,
	"holder_address" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"requested_by" uuid NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificates_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "certificates_status_ck" CHECK ("certificates"."status" in ('REQUESTED', 'SENT')),
	CONSTRAINT "certificates_asked_ck" CHECK ("certificates"."holder_name" || "certificates"."holder_address" || "certificates"."description" <> ''),
	CONSTRAINT "certificates_sent_ck" CHECK (num_nonnulls("certificates"."file_id", "certificates"."sent_by", "certificates"."sent_at") = case "certificates"."status" when 'SENT' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "claim_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_notes_text_ck" CHECK ("claim_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "claim_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "claim_people_name_ck" CHECK ("claim_people"."name" <> ''),
	CONSTRAINT "claim_people_role_ck" CHECK ("claim_people"."role" in ('CLAIMANT', 'WITNESS', 'INJURED'))
);
--> statement-breakpoint
CREATE TABLE "claim_status_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_status_history_status_ck" CHECK ("claim_status_history"."status" in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"policy_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"claim_type" text NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"filed_at" timestamp (3) with time zone,
	"loss_on" date NOT NULL,
	"loss_time" text,
	"location" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"estimated_cents" bigint,
	"injuries" text DEFAULT '' NOT NULL,
	"police_report_number" text DEFAULT '' NOT NULL,
	"carrier_claim_number" text DEFAULT '' NOT NULL,
	"adjuster_name" text DEFAULT '' NOT NULL,
	"adjuster_phone" text DEFAULT '' NOT NULL,
	"assigned_agent_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reported_by" text DEFAULT 'CUSTOMER' NOT NULL,
	"reporter_name" text DEFAULT '' NOT NULL,
	"drivable" boolean,
	CONSTRAINT "claims_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "claims_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "claims_type_ck" CHECK ("claims"."claim_type" in ('AUTOMOBILE', 'PROPERTY', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'COMMERCIAL_AUTO', 'MEDICAL', 'OTHER')),
	CONSTRAINT "claims_status_ck" CHECK ("claims"."status" in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN')),
	CONSTRAINT "claims_reporter_ck" CHECK ("claims"."reported_by" in ('CUSTOMER', 'AGENT', 'OTHER')),
	CONSTRAINT "claims_reporter_name_ck" CHECK (("claims"."reported_by" = 'OTHER') = ("claims"."reporter_name" <> '')),
	CONSTRAINT "claims_time_ck" CHECK ("claims"."loss_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "claims_description_ck" CHECK ("claims"."description" <> ''),
	CONSTRAINT "claims_estimated_ck" CHECK ("claims"."estimated_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contact_type" text DEFAULT 'PERSONAL' NOT NULL,
	"home_phone" text DEFAULT '' NOT NULL,
	"address_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"business_description" text DEFAULT '' NOT NULL,
	"entity_legal_type" text,
	"fein" text DEFAULT '' NOT NULL,
	"nsaic_code" text DEFAULT '' NOT NULL,
	"year" integer,
	"no_of_employees" integer,
	"payroll_cents" bigint,
	"revenue_cents" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "contacts_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "contacts_user_ux" UNIQUE("user_id"),
	CONSTRAINT "contacts_address_ux" UNIQUE("address_id"),
	CONSTRAINT "contacts_type_ck" CHECK ("contacts"."contact_type" in ('PERSONAL', 'COMMERCIAL')),
	CONSTRAINT "contacts_company_ck" CHECK ("contacts"."contact_type" <> 'COMMERCIAL' or "contacts"."company_name" <> '')
);
--> statement-breakpoint
CREATE TABLE "coupon_counts" (
	"deleted" boolean PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"code_key" text GENERATED ALWAYS AS (lower(code collate "und-x-icu")) STORED NOT NULL,
	"discount_type" text NOT NULL,
	"discount_cents" bigint NOT NULL,
	"max_uses" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_uses_ck" CHECK ("coupons"."used_count" >= 0 and "coupons"."used_count" <= "coupons"."max_uses"),
	CONSTRAINT "coupons_discount_ck" CHECK ("coupons"."discount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "coverages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid,
	CONSTRAINT "coverages_record_ck" CHECK (num_nonnulls("coverages"."quote_id", "coverages"."policy_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_device_at" timestamp (3) with time zone,
	"new_device_mail" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"quote_id" uuid,
	"file_id" uuid NOT NULL,
	"created_by_role" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"policy_id" uuid,
	"claim_id" uuid,
	"doc_type" text,
	"request_id" uuid,
	CONSTRAINT "docs_doc_type_ck" CHECK ("docs"."doc_type" in ('POLICY', 'BILL', 'CLAIM', 'OTHER')),
	CONSTRAINT "docs_creator_ck" CHECK ("docs"."created_by_role" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "docs_record_ck" CHECK (case when "docs"."request_id" is null then num_nonnulls("docs"."quote_id", "docs"."policy_id", "docs"."claim_id") = 1
        else "docs"."quote_id" is null and num_nonnulls("docs"."policy_id", "docs"."claim_id") <= 1 end)
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"policy_id" uuid,
	"claim_id" uuid,
	"requested_type" text NOT NULL,
	"document_name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"needed_by" date NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sends_reminders" boolean DEFAULT true NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_requests_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "document_requests_record_ck" CHECK (num_nonnulls("document_requests"."policy_id", "document_requests"."claim_id") <= 1),
	CONSTRAINT "document_requests_type_ck" CHECK ("document_requests"."requested_type" in ('PRIOR_INSURANCE', 'DRIVERS_LICENSE', 'PHOTOS', 'SIGNED_FORM', 'OTHER')),
	CONSTRAINT "document_requests_name_ck" CHECK ("document_requests"."requested_type" <> 'OTHER' or "document_requests"."document_name" <> ''),
	CONSTRAINT "document_requests_status_ck" CHECK ("document_requests"."status" in ('OPEN', 'UPLOADED', 'UNAVAILABLE', 'WITHDRAWN')),
	CONSTRAINT "document_requests_answer_ck" CHECK ("document_requests"."status" in ('OPEN', 'WITHDRAWN') or "document_requests"."answered_at" is not null)
);
--> statement-breakpoint
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
	"policy_id" uuid,
	"failure" text,
	"thread_id" uuid,
	CONSTRAINT "emails_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "emails_parent_ux" UNIQUE("agency_id","parent_id"),
	CONSTRAINT "emails_sender_ck" CHECK ("emails"."sender" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "emails_type_ck" CHECK ("emails"."email_type" in ('POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER')),
	CONSTRAINT "emails_status_ck" CHECK ("emails"."status" in ('DELIVERED', 'RESPONDED', 'FAILED')),
	CONSTRAINT "emails_failure_ck" CHECK (("emails"."status" = 'FAILED') = ("emails"."failure" is not null)),
	CONSTRAINT "emails_failure_kind_ck" CHECK ("emails"."failure" in ('REFUSED', 'UNREACHABLE'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"uploaded_by" uuid,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"upload_type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"previous_version_id" uuid,
	"kept_at" timestamp (3) with time zone,
	CONSTRAINT "files_storage_key_ux" UNIQUE("storage_key"),
	CONSTRAINT "files_agency_id_id_ux" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tag" text NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"role_id" uuid NOT NULL,
	"user_id" uuid,
	"contact_id" uuid,
	"email" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_hash_ux" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"columns" text[],
	"density" text,
	"shared" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "list_views_list_ck" CHECK ("list_views"."list" in ('policies', 'quotes', 'opportunities', 'contacts', 'claims', 'emails', 'renewals', 'agencies', 'transactions', 'coupons', 'audit')),
	CONSTRAINT "list_views_shared_ck" CHECK ("list_views"."agency_id" is not null or not "list_views"."shared"),
	CONSTRAINT "list_views_name_ck" CHECK ("list_views"."name" <> ''),
	CONSTRAINT "list_views_density_ck" CHECK ("list_views"."density" in ('default', 'compact'))
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
CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_tokens_hash_ux" UNIQUE("token_hash")
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"from_name" text,
	"reply_to" text,
	"email_id" uuid,
	"failed_at" timestamp (3) with time zone,
	"retries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sender_id" uuid DEFAULT app_user(),
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "mails_failure_ck" CHECK ("mails"."failure" in ('REFUSED', 'UNREACHABLE'))
);
--> statement-breakpoint
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
CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"contact_id" uuid NOT NULL,
	"assigned_agent_id" uuid,
	"created_by" uuid NOT NULL,
	"created_by_role" text NOT NULL,
	"insurance_type_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"premium_cents" bigint,
	"short_note" text DEFAULT '' NOT NULL,
	"document_file_id" uuid,
	"doc_type" text,
	"completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" uuid,
	"renewed_policy_id" uuid,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "opportunities_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "opportunities_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "opportunities_status_ck" CHECK ("opportunities"."status" in ('NEW', 'CONTACTED', 'QUOTED', 'QUOTE_REVIEW', 'POLICIED', 'POLICY_REVIEW', 'WON', 'LOST', 'IN_PROCESS', 'PROCESSED')),
	CONSTRAINT "opportunities_creator_ck" CHECK ("opportunities"."created_by_role" in ('AGENT', 'CUSTOMER')),
	CONSTRAINT "opportunities_doc_type_ck" CHECK ("opportunities"."doc_type" in ('POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER')),
	CONSTRAINT "opportunities_premium_ck" CHECK ("opportunities"."premium_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_setups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_ux" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"policy_number" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"carrier_id" uuid,
	"quote_id" uuid,
	"assigned_agent_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"premium_cents" bigint,
	"effective_on" date,
	"expires_on" date,
	"policy_term" text DEFAULT '' NOT NULL,
	"policy_type" text,
	"payment_type" text,
	"payment_term" text,
	"payment_status" text,
	"other_information" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'CREATED' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"previous_policy_id" uuid,
	"non_renewal_reason" text,
	"non_renewal_note" text DEFAULT '' NOT NULL,
	"has_next_term" boolean DEFAULT false NOT NULL,
	"next_term_stage" text,
	"renewal_stage" text GENERATED ALWAYS AS (case when has_next_term then 'ACCEPTED' when non_renewal_reason is not null then 'LOST' else coalesce(next_term_stage, 'NOT_STARTED') end) STORED NOT NULL,
	CONSTRAINT "policies_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "policies_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "policies_status_ck" CHECK ("policies"."status" in ('MISSING_INFO', 'ACTIVE', 'PENDING', 'IN_REVIEW', 'EXPIRING', 'EXPIRED', 'NOT_RENEWED', 'BOUND', 'FAILED', 'QUEUED', 'CANCELLED')),
	CONSTRAINT "policies_number_ck" CHECK ("policies"."policy_number" <> ''),
	CONSTRAINT "policies_premium_ck" CHECK ("policies"."premium_cents" >= 0),
	CONSTRAINT "policies_expiry_ck" CHECK ("policies"."expires_on" > "policies"."effective_on"),
	CONSTRAINT "policies_type_ck" CHECK ("policies"."policy_type" in ('NEW_BUSINESS', 'RENEWAL')),
	CONSTRAINT "policies_payment_type_ck" CHECK ("policies"."payment_type" in ('AGENCY_BILL', 'DIRECT_BILL')),
	CONSTRAINT "policies_payment_term_ck" CHECK ("policies"."payment_term" in ('ESCROW_BILLING', 'INSTALLMENT', 'PAID_IN_FULL', 'PREMIUM_FINANCE')),
	CONSTRAINT "policies_payment_status_ck" CHECK ("policies"."payment_status" in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')),
	CONSTRAINT "policies_source_ck" CHECK ("policies"."source" in ('CREATED', 'CUSTOMER')),
	CONSTRAINT "policies_next_term_stage_ck" CHECK ("policies"."next_term_stage" in ('QUOTING', 'OFFERED', 'ACCEPTED')),
	CONSTRAINT "policies_previous_ck" CHECK ("policies"."previous_policy_id" <> "policies"."id"),
	CONSTRAINT "policies_non_renewal_reason_ck" CHECK ("policies"."non_renewal_reason" in ('PRICE', 'SOLD', 'MOVED', 'CARRIER', 'OTHER')),
	CONSTRAINT "policies_non_renewal_note_ck" CHECK ("policies"."non_renewal_reason" is not null or "policies"."non_renewal_note" = '')
);
--> statement-breakpoint
CREATE TABLE "policy_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"transaction_type" text NOT NULL,
	"premium" text DEFAULT '' NOT NULL,
	"billing_type" text,
	"invoice_number" text DEFAULT '' NOT NULL,
	"payment_status" text NOT NULL,
	"transaction_on" date NOT NULL,
	"due_on" date,
	"reference" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policy_transactions_reference_ux" UNIQUE("agency_id","reference"),
	CONSTRAINT "policy_transactions_type_ck" CHECK ("policy_transactions"."transaction_type" in ('AUDIT', 'ENDORSEMENT', 'NOC', 'RENEWAL', 'REWRITE', 'NON_RENEWAL', 'CANCEL', 'NEW_BUSINESS')),
	CONSTRAINT "policy_transactions_payment_status_ck" CHECK ("policy_transactions"."payment_status" in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')),
	CONSTRAINT "policy_transactions_billing_ck" CHECK ("policy_transactions"."billing_type" = 'INVOICE'),
	CONSTRAINT "policy_transactions_invoice_ck" CHECK (("policy_transactions"."billing_type" is null) = ("policy_transactions"."invoice_number" = ''))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"insurance_type_id" uuid NOT NULL,
	"carrier_id" uuid NOT NULL,
	"assigned_agent_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"premium_cents" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"customer_feedback" text,
	"feedback_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"feedback_reason" text,
	"has_policy" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quotes_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "quotes_serial_ux" UNIQUE("agency_id","serial"),
	CONSTRAINT "quotes_status_ck" CHECK ("quotes"."status" in ('PENDING', 'PENDING_APPROVAL', 'QUOTED', 'ACTIVE', 'PENDING_CANCEL', 'CANCELLED', 'EXPIRED', 'CLOSED')),
	CONSTRAINT "quotes_premium_ck" CHECK ("quotes"."premium_cents" >= 0),
	CONSTRAINT "quotes_feedback_ck" CHECK ("quotes"."customer_feedback" in ('ACCEPTED', 'REJECTED')),
	CONSTRAINT "quotes_feedback_reason_ck" CHECK ("quotes"."feedback_reason" is null or "quotes"."customer_feedback" = 'REJECTED'),
	CONSTRAINT "quotes_feedback_at_ck" CHECK (("quotes"."customer_feedback" is null) = ("quotes"."feedback_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"insurance_tag" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role_type" text NOT NULL,
	"privileges" text[] NOT NULL,
	"builtin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "roles_role_type_ck" CHECK ("roles"."role_type" in ('ADMIN', 'AGENT', 'CUSTOMER'))
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"callback_time" text DEFAULT '' NOT NULL,
	"certificate_id" uuid,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"requested_by" uuid NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_requests_type_ck" CHECK ("service_requests"."service_type" in ('CHANGE_OF_MAILING_ADDRESS', 'REQUEST_FOR_ID', 'REQUEST_FOR_CERTIFICATE', 'BILLING_INQUIRY', 'REQUEST_A_CALLBACK')),
	CONSTRAINT "service_requests_status_ck" CHECK ("service_requests"."status" in ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
	CONSTRAINT "service_requests_title_ck" CHECK ("service_requests"."title" <> ''),
	CONSTRAINT "service_requests_answer_ck" CHECK ("service_requests"."status" <> 'RESOLVED' or "service_requests"."answer" <> ''),
	CONSTRAINT "service_requests_address_ck" CHECK ("service_requests"."service_type" <> 'CHANGE_OF_MAILING_ADDRESS' or '' not in ("service_requests"."street", "service_requests"."city", "service_requests"."state", "service_requests"."zip_code")),
	CONSTRAINT "service_requests_phone_ck" CHECK ("service_requests"."service_type" <> 'REQUEST_A_CALLBACK' or "service_requests"."phone" <> '')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"support_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"network_address" text,
	"user_agent" text,
	"unfamiliar" boolean DEFAULT false NOT NULL,
	"must_enrol" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"passkey_challenge" text,
	CONSTRAINT "sign_in_challenges_hash_ux" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "states_name_ux" UNIQUE("name"),
	CONSTRAINT "states_code_ux" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "status_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"premium_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sweeps" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"price_cents" bigint NOT NULL,
	"duration" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscription_packages_price_ck" CHECK ("subscription_packages"."price_cents" > 0),
	CONSTRAINT "subscription_packages_duration_ck" CHECK ("subscription_packages"."duration" in ('ONE_MONTH', 'THREE_MONTH', 'SIX_MONTH', 'TWELVE_MONTH'))
);
--> statement-breakpoint
CREATE TABLE "support_forwards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"content" text NOT NULL,
	"token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"enabled" boolean NOT NULL,
	"days" integer[] NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_rule_changes_rule_ux" UNIQUE("agency_id","rule"),
	CONSTRAINT "task_rule_changes_rule_ck" CHECK ("task_rule_changes"."rule" in ('QUOTE_UNANSWERED', 'QUOTE_ACCEPTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CERTIFICATE_REQUESTED', 'SERVICE_REQUESTED', 'REPLY_RECEIVED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING')),
	CONSTRAINT "task_rule_changes_days_ck" CHECK (1 <= all("task_rule_changes"."days") and 365 >= all("task_rule_changes"."days"))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"title" text,
	"kind" text NOT NULL,
	"contact_id" uuid,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"policy_id" uuid,
	"claim_id" uuid,
	"due_on" date NOT NULL,
	"due_time" text,
	"assignee_id" uuid NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"rule" text,
	"subject_id" uuid,
	"cause_at" timestamp (3) with time zone,
	"detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "tasks_kind_ck" CHECK ("tasks"."kind" in ('CALL', 'EMAIL', 'QUOTE', 'RENEWAL', 'PAYMENT', 'CLAIM', 'CERTIFICATE', 'DOCUMENT', 'OTHER')),
	CONSTRAINT "tasks_title_ck" CHECK ("tasks"."title" <> '' and ("tasks"."title" is not null or "tasks"."rule" is not null)),
	CONSTRAINT "tasks_rule_ck" CHECK ("tasks"."rule" in ('QUOTE_UNANSWERED', 'QUOTE_ACCEPTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CERTIFICATE_REQUESTED', 'SERVICE_REQUESTED', 'REPLY_RECEIVED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING')),
	CONSTRAINT "tasks_cause_ck" CHECK (num_nonnulls("tasks"."rule", "tasks"."subject_id", "tasks"."cause_at") in (0, 3) and ("tasks"."rule" is null) = ("tasks"."created_by" is not null)),
	CONSTRAINT "tasks_time_ck" CHECK ("tasks"."due_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "tasks_record_ck" CHECK (num_nonnulls("tasks"."opportunity_id", "tasks"."quote_id", "tasks"."policy_id", "tasks"."claim_id") <= 1),
	CONSTRAINT "tasks_contact_ck" CHECK ("tasks"."contact_id" is not null or num_nonnulls("tasks"."opportunity_id", "tasks"."quote_id", "tasks"."policy_id", "tasks"."claim_id") = 0),
	CONSTRAINT "tasks_done_ck" CHECK (case when "tasks"."done_at" is null then "tasks"."done_by" is null else "tasks"."done_by" is not null or "tasks"."rule" is not null end)
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"package_id" uuid NOT NULL,
	"package_name" text NOT NULL,
	"duration" text NOT NULL,
	"coupon_id" uuid,
	"coupon_code" text,
	"price_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"previous_id" uuid,
	"subscription_id" uuid,
	"idempotency_key" text NOT NULL,
	"provider_reference" text,
	"card_brand" text,
	"card_last4" text,
	"failure_code" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "transactions_reference_ux" UNIQUE("reference"),
	CONSTRAINT "transactions_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "transactions_amounts_ck" CHECK ("transactions"."paid_cents" = "transactions"."price_cents" - "transactions"."discount_cents" and "transactions"."paid_cents" >= 0),
	CONSTRAINT "transactions_refunded_ck" CHECK ("transactions"."refunded_cents" between 0 and "transactions"."paid_cents"),
	CONSTRAINT "transactions_status_ck" CHECK ("transactions"."status" in ('PENDING', 'PAID', 'FAILED', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "uploaded_docs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"feedback" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "uploaded_docs_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "uploaded_docs_status_ck" CHECK ("uploaded_docs"."status" in ('PENDING', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "user_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address_id" uuid,
	"bio" text DEFAULT '' NOT NULL,
	"linked_in_url" text DEFAULT '' NOT NULL,
	"facebook_url" text DEFAULT '' NOT NULL,
	"availability_time" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"states" text[] DEFAULT '{}' NOT NULL,
	"insurance_type_ids" uuid[] DEFAULT '{}' NOT NULL,
	"license_number" text DEFAULT '' NOT NULL,
	"license_state" text DEFAULT '' NOT NULL,
	"license_expires_on" date,
	"digest_days" text DEFAULT 'EVERY_DAY' NOT NULL,
	"quiet_hours" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_details_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "user_details_address_ux" UNIQUE("address_id"),
	CONSTRAINT "user_details_digest_days_ck" CHECK ("user_details"."digest_days" in ('EVERY_DAY', 'MONDAY_TO_FRIDAY'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"role_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"agency_admin" boolean DEFAULT false NOT NULL,
	"licensed_agent" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"photo_file_id" uuid,
	"email_verified_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"referral_code" text DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 12)) NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_referral_code_ux" UNIQUE("referral_code"),
	CONSTRAINT "users_agency_id_id_ux" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "verification_docs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"has_expiration_date" boolean NOT NULL,
	"required" boolean NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_created_by_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_address_fk" FOREIGN KEY ("id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_photo_fk" FOREIGN KEY ("id","photo_file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_deletion_requester_fk" FOREIGN KEY ("id","deletion_requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_insurance_types" ADD CONSTRAINT "agency_insurance_types_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_insurance_types" ADD CONSTRAINT "agency_insurance_types_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_serials" ADD CONSTRAINT "agency_serials_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_subscriptions" ADD CONSTRAINT "agency_subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_subscriptions" ADD CONSTRAINT "agency_subscriptions_package_id_subscription_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."subscription_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_run_rows" ADD CONSTRAINT "bulk_run_rows_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_run_rows" ADD CONSTRAINT "bulk_run_rows_run_fk" FOREIGN KEY ("agency_id","run_id") REFERENCES "public"."bulk_runs"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_sender_fk" FOREIGN KEY ("agency_id","sent_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_people" ADD CONSTRAINT "claim_people_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_people" ADD CONSTRAINT "claim_people_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_status_history" ADD CONSTRAINT "claim_status_history_user_fk" FOREIGN KEY ("agency_id","changed_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agent_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_address_fk" FOREIGN KEY ("agency_id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_request_fk" FOREIGN KEY ("agency_id","request_id") REFERENCES "public"."document_requests"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "emails" ADD CONSTRAINT "emails_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_previous_version_fk" FOREIGN KEY ("previous_version_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_fk" FOREIGN KEY ("agency_id","uploaded_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notes" ADD CONSTRAINT "mail_notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_assignee_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_threads" ADD CONSTRAINT "mail_threads_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_thread_fk" FOREIGN KEY ("agency_id","thread_id") REFERENCES "public"."mail_threads"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_unread" ADD CONSTRAINT "mail_unread_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_email_fk" FOREIGN KEY ("agency_id","email_id") REFERENCES "public"."emails"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_pinner_fk" FOREIGN KEY ("agency_id","pinned_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_document_fk" FOREIGN KEY ("agency_id","document_file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_renewed_fk" FOREIGN KEY ("agency_id","renewed_policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_setups" ADD CONSTRAINT "passkey_setups_user_id_credentials_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credentials"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_credentials_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credentials"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_previous_fk" FOREIGN KEY ("agency_id","previous_policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_insurance_type_id_insurance_types_id_fk" FOREIGN KEY ("insurance_type_id") REFERENCES "public"."insurance_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agent_fk" FOREIGN KEY ("agency_id","assigned_agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_state_states_code_fk" FOREIGN KEY ("state") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_user_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_sign_ups" ADD CONSTRAINT "referral_sign_ups_agent_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_fk" FOREIGN KEY ("agency_id","transaction_id") REFERENCES "public"."transactions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_certificate_fk" FOREIGN KEY ("agency_id","certificate_id") REFERENCES "public"."certificates"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_requester_fk" FOREIGN KEY ("agency_id","requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_answerer_fk" FOREIGN KEY ("agency_id","answered_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_counts" ADD CONSTRAINT "status_counts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_forwards" ADD CONSTRAINT "support_forwards_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_rule_changes" ADD CONSTRAINT "task_rule_changes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_rule_changes" ADD CONSTRAINT "task_rule_changes_user_fk" FOREIGN KEY ("agency_id","changed_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_fk" FOREIGN KEY ("agency_id","done_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_package_id_subscription_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."subscription_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_previous_fk" FOREIGN KEY ("agency_id","previous_id") REFERENCES "public"."agency_subscriptions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_subscription_fk" FOREIGN KEY ("agency_id","subscription_id") REFERENCES "public"."agency_subscriptions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_docs" ADD CONSTRAINT "uploaded_docs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_docs" ADD CONSTRAINT "uploaded_docs_doc_id_verification_docs_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."verification_docs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_docs" ADD CONSTRAINT "uploaded_docs_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_docs" ADD CONSTRAINT "uploaded_docs_file_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_docs" ADD CONSTRAINT "uploaded_docs_uploader_fk" FOREIGN KEY ("agency_id","uploaded_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_user_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_details" ADD CONSTRAINT "user_details_address_fk" FOREIGN KEY ("agency_id","address_id") REFERENCES "public"."addresses"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_photo_fk" FOREIGN KEY ("agency_id","photo_file_id") REFERENCES "public"."files"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_created_by_ix" ON "addresses" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "agencies_created_ix" ON "agencies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "agencies_name_ix" ON "agencies" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "agencies_photo_ix" ON "agencies" USING btree ("photo_file_id");--> statement-breakpoint
CREATE INDEX "agency_insurance_types_type_ix" ON "agency_insurance_types" USING btree ("insurance_type_id");--> statement-breakpoint
CREATE INDEX "agency_subscriptions_agency_ix" ON "agency_subscriptions" USING btree ("agency_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_subscriptions_present_ux" ON "agency_subscriptions" USING btree ("agency_id") WHERE "agency_subscriptions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "agency_subscriptions_subscribed_ix" ON "agency_subscriptions" USING btree ("subscribed_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_record_ix" ON "audit_log" USING btree ("record_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_agency_ix" ON "audit_log" USING btree ("agency_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_user_ix" ON "audit_log" USING btree ("agency_id","user_id","at","id","record_type","action");--> statement-breakpoint
CREATE INDEX "audit_log_action_ix" ON "audit_log" USING btree ("agency_id","action","at","id","record_type","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_type_ix" ON "audit_log" USING btree ("agency_id","record_type","at","id","action","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_refused_ix" ON "audit_log" USING btree ("at") WHERE "audit_log"."outcome" <> 'DONE';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_bucket_ux" ON "audit_log" USING btree ("bucket") WHERE "audit_log"."bucket" is not null;--> statement-breakpoint
CREATE INDEX "bulk_run_rows_run_ix" ON "bulk_run_rows" USING btree ("agency_id","run_id","outcome","id");--> statement-breakpoint
CREATE INDEX "bulk_runs_created_ix" ON "bulk_runs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_name_ux" ON "carriers" USING btree (lower("name")) WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "carriers_created_ix" ON "carriers" USING btree ("created_at","id") WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "carriers_image_ix" ON "carriers" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "carriers_name_ix" ON "carriers" USING btree ("name" collate "und-x-icu","id") WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_file_ux" ON "certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "certificates_policy_ix" ON "certificates" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "certificates_requested_ix" ON "certificates" USING btree ("agency_id","policy_id") WHERE "certificates"."status" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "claim_notes_claim_ix" ON "claim_notes" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_people_claim_ix" ON "claim_people" USING btree ("agency_id","claim_id","id") WHERE "claim_people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claim_status_history_claim_ix" ON "claim_status_history" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_created_ix" ON "claims" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_loss_ix" ON "claims" USING btree ("agency_id","loss_on","id");--> statement-breakpoint
CREATE INDEX "claims_updated_ix" ON "claims" USING btree ("agency_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "claims_status_ix" ON "claims" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_contact_ix" ON "claims" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_agent_ix" ON "claims" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_policy_ix" ON "claims" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_serial_search_ix" ON "claims" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email_ux" ON "contacts" USING btree ("agency_id",lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_created_ix" ON "contacts" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_name_ix" ON "contacts" USING btree ("agency_id",("first_name" || ' ' || "last_name") collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contacts_agent_ix" ON "contacts" USING btree ("agency_id","agent_id");--> statement-breakpoint
CREATE INDEX "contacts_name_search_ix" ON "contacts" USING gin ("agency_id",lower(("first_name" || ' ' || "last_name") collate "und-x-icu") gin_trgm_ops,letter_pairs(lower(("first_name" || ' ' || "last_name") collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_company_search_ix" ON "contacts" USING gin ("agency_id",lower("company_name" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("company_name" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_email_search_ix" ON "contacts" USING gin ("agency_id",lower("email" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("email" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "contacts_phone_search_ix" ON "contacts" USING gin ("agency_id","phone" gin_trgm_ops,letter_pairs("phone"));--> statement-breakpoint
CREATE INDEX "contacts_home_phone_search_ix" ON "contacts" USING gin ("agency_id","home_phone" gin_trgm_ops,letter_pairs("home_phone"));--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_ux" ON "coupons" USING btree ("code_key") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_code_search_ix" ON "coupons" USING gin ("code_key" gin_trgm_ops) WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_created_ix" ON "coupons" USING btree ("created_at","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_code_ix" ON "coupons" USING btree ("code" collate "und-x-icu","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_discount_ix" ON "coupons" USING btree ("discount_cents","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_max_ix" ON "coupons" USING btree ("max_uses","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_remaining_ix" ON "coupons" USING btree (("max_uses" - "used_count"),"id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_expires_ix" ON "coupons" USING btree ("expires_on","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_deleted_ix" ON "coupons" USING btree ("deleted_at") WHERE "coupons"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "coverages_quote_ix" ON "coverages" USING btree ("agency_id","quote_id","id") WHERE "coverages"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "coverages_deleted_ix" ON "coverages" USING btree ("agency_id",(coalesce("policy_id", "quote_id"))) WHERE "coverages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "coverages_policy_ix" ON "coverages" USING btree ("agency_id","policy_id","id") WHERE "coverages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "customer_views_contact_ix" ON "customer_views" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "customer_views_session_ix" ON "customer_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "customer_views_open_ix" ON "customer_views" USING btree ("expires_at") WHERE "customer_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_quote_ix" ON "discounts" USING btree ("agency_id","quote_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "docs_file_ux" ON "docs" USING btree ("file_id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_file_ix" ON "docs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "docs_contact_ix" ON "docs" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "docs_quote_ix" ON "docs" USING btree ("agency_id","quote_id","created_at","id") WHERE "docs"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "docs_policy_ix" ON "docs" USING btree ("agency_id","policy_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_claim_ix" ON "docs" USING btree ("agency_id","claim_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "docs_request_ix" ON "docs" USING btree ("agency_id","request_id","id") WHERE "docs"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "docs_created_ix" ON "docs" USING btree ("agency_id","created_at","id") WHERE "docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "document_requests_created_ix" ON "document_requests" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_contact_ix" ON "document_requests" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_policy_ix" ON "document_requests" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_claim_ix" ON "document_requests" USING btree ("agency_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_reminders_ix" ON "document_requests" USING btree ("needed_by","id") WHERE "document_requests"."status" = 'OPEN' and "document_requests"."sends_reminders";--> statement-breakpoint
CREATE INDEX "email_attachments_file_ix" ON "email_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "email_attachments_email_ix" ON "email_attachments" USING btree ("agency_id","email_id","place");--> statement-breakpoint
CREATE INDEX "email_reply_tokens_email_ix" ON "email_reply_tokens" USING btree ("agency_id","email_id");--> statement-breakpoint
CREATE INDEX "email_reply_tokens_expires_ix" ON "email_reply_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "emails_agent_ix" ON "emails" USING btree ("agency_id","agent_id","created_at","id") WHERE "emails"."sender" = 'AGENT';--> statement-breakpoint
CREATE INDEX "emails_contact_ix" ON "emails" USING btree ("agency_id","contact_id","created_at","id") WHERE "emails"."sender" = 'AGENT';--> statement-breakpoint
CREATE INDEX "emails_policy_ix" ON "emails" USING btree ("agency_id","policy_id","created_at","id") WHERE "emails"."sender" = 'AGENT';--> statement-breakpoint
CREATE INDEX "emails_thread_ix" ON "emails" USING btree ("agency_id","thread_id");--> statement-breakpoint
CREATE INDEX "emails_opportunity_ix" ON "emails" USING btree ("agency_id","opportunity_id") WHERE "emails"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "emails_quote_ix" ON "emails" USING btree ("agency_id","quote_id") WHERE "emails"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "files_previous_version_ix" ON "files" USING btree ("previous_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_ux" ON "idempotency_keys" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_ix" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_types_name_ux" ON "insurance_types" USING btree (lower("name")) WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_types_tag_ux" ON "insurance_types" USING btree (lower("tag")) WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_types_created_ix" ON "insurance_types" USING btree ("created_at","id") WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_types_name_ix" ON "insurance_types" USING btree ("name" collate "und-x-icu","id") WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_email_ix" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_agency_ix" ON "invitations" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_contact_ix" ON "invitations" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "list_views_list_ix" ON "list_views" USING btree ("agency_id","list","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_ux" ON "list_views" USING btree ("created_by","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_default_ux" ON "list_views" USING btree ("created_by","list") WHERE "list_views"."is_default";--> statement-breakpoint
CREATE INDEX "mail_attachments_file_ix" ON "mail_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mail_attachments_mail_ix" ON "mail_attachments" USING btree ("mail_id","place");--> statement-breakpoint
CREATE INDEX "mail_messages_thread_ix" ON "mail_messages" USING btree ("agency_id","thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_messages_email_ix" ON "mail_messages" USING btree ("agency_id","email_id") WHERE "mail_messages"."email_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_notes_thread_ix" ON "mail_notes" USING btree ("agency_id","thread_id","created_at","id");--> statement-breakpoint
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
CREATE INDEX "mail_tokens_user_ix" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires_ix" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_unread_user_ix" ON "mail_unread" USING btree ("agency_id","user_id","last_at","thread_id");--> statement-breakpoint
CREATE INDEX "mails_created_ix" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_email_ix" ON "mails" USING btree ("agency_id","email_id");--> statement-breakpoint
CREATE INDEX "mails_undelivered_ix" ON "mails" USING btree ("agency_id","failed_at") WHERE "mails"."failed_at" is not null and "mails"."email_id" is null and "mails"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_ix" ON "mails" USING btree ("agency_id","to","kind","created_at");--> statement-breakpoint
CREATE INDEX "notes_contact_ix" ON "notes" USING btree ("agency_id","contact_id","created_at","id") WHERE "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_created_ix" ON "notes" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notes_opportunity_ix" ON "notes" USING btree ("agency_id","opportunity_id","created_at","id") WHERE "notes"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_quote_ix" ON "notes" USING btree ("agency_id","quote_id","created_at","id") WHERE "notes"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_policy_ix" ON "notes" USING btree ("agency_id","policy_id","created_at","id") WHERE "notes"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_claim_ix" ON "notes" USING btree ("agency_id","claim_id","created_at","id") WHERE "notes"."claim_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_pinned_ux" ON "notes" USING btree ("agency_id",(coalesce("opportunity_id", "quote_id", "policy_id", "claim_id", "contact_id"))) WHERE "notes"."pinned_at" is not null and "notes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user_ix" ON "notifications" USING btree ("agency_id","user_id","created_at","id") WHERE "notifications"."in_portal";--> statement-breakpoint
CREATE INDEX "notifications_unread_ix" ON "notifications" USING btree ("agency_id","user_id","created_at","id") WHERE "notifications"."in_portal" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest_ix" ON "notifications" USING btree ("agency_id","user_id","created_at") WHERE "notifications"."in_digest" and "notifications"."digested_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_subject_ix" ON "notifications" USING btree ("agency_id","subject_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_task_ix" ON "notifications" USING btree ("agency_id","task_id") WHERE "notifications"."task_id" is not null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_opportunity_ix" ON "notifications" USING btree ("agency_id","opportunity_id") WHERE "notifications"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_quote_ix" ON "notifications" USING btree ("agency_id","quote_id") WHERE "notifications"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_ix" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "opportunities_created_ix" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunities_status_ix" ON "opportunities" USING btree ("agency_id","status","created_at","id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunities_contact_ix" ON "opportunities" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_document_ix" ON "opportunities" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "opportunities_agent_ix" ON "opportunities" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_insurance_ix" ON "opportunities" USING btree ("agency_id","insurance_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_renewed_ix" ON "opportunities" USING btree ("agency_id","renewed_policy_id") WHERE "opportunities"."renewed_policy_id" is not null;--> statement-breakpoint
CREATE INDEX "opportunities_lost_ix" ON "opportunities" USING btree ("agency_id","lost_at","id") WHERE "opportunities"."lost_at" is not null;--> statement-breakpoint
CREATE INDEX "opportunities_deleted_ix" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE "opportunities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "opportunities_serial_search_ix" ON "opportunities" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "passkeys_user_ix" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_quote_ux" ON "policies" USING btree ("agency_id","quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_previous_ux" ON "policies" USING btree ("agency_id","previous_policy_id");--> statement-breakpoint
CREATE INDEX "policies_created_ix" ON "policies" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_effective_ix" ON "policies" USING btree ("agency_id","effective_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "policies_expires_ix" ON "policies" USING btree ("agency_id","expires_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "policies_status_ix" ON "policies" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_running_ix" ON "policies" USING btree ("agency_id","expires_on","id") WHERE "policies"."status" in ('ACTIVE', 'EXPIRING', 'BOUND');--> statement-breakpoint
CREATE INDEX "policies_agent_ix" ON "policies" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_carrier_ix" ON "policies" USING btree ("agency_id","carrier_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_insurance_ix" ON "policies" USING btree ("agency_id","insurance_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_number_search_ix" ON "policies" USING gin ("agency_id",lower("policy_number" collate "und-x-icu") gin_trgm_ops,letter_pairs(lower("policy_number" collate "und-x-icu")));--> statement-breakpoint
CREATE INDEX "policies_serial_search_ix" ON "policies" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "policies_contact_ix" ON "policies" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policy_transactions_policy_ix" ON "policy_transactions" USING btree ("agency_id","policy_id","transaction_on","id") WHERE "policy_transactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "policy_transactions_deleted_ix" ON "policy_transactions" USING btree ("agency_id","policy_id") WHERE "policy_transactions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "policy_transactions_past_due_ix" ON "policy_transactions" USING btree ("agency_id","policy_id") WHERE "policy_transactions"."payment_status" = 'PAST_DUE' and "policy_transactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_created_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_status_ix" ON "quotes" USING btree ("agency_id","status","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_waiting_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."status" = 'PENDING_APPROVAL' and "quotes"."customer_feedback" is null and "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_feedback_ix" ON "quotes" USING btree ("agency_id","customer_feedback","created_at","id") WHERE "quotes"."customer_feedback" is not null and "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_to_write_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."customer_feedback" = 'ACCEPTED' and not "quotes"."has_policy" and "quotes"."status" in ('PENDING', 'PENDING_APPROVAL', 'QUOTED') and "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_contact_ix" ON "quotes" USING btree ("agency_id","contact_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_opportunity_ix" ON "quotes" USING btree ("agency_id","opportunity_id");--> statement-breakpoint
CREATE INDEX "quotes_deleted_ix" ON "quotes" USING btree ("agency_id","created_at","id") WHERE "quotes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_agent_ix" ON "quotes" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_insurance_ix" ON "quotes" USING btree ("agency_id","insurance_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_carrier_ix" ON "quotes" USING btree ("agency_id","carrier_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_serial_search_ix" ON "quotes" USING gin ("agency_id",("serial"::text) gin_trgm_ops,letter_pairs(("serial"::text)));--> statement-breakpoint
CREATE INDEX "rate_limits_expires_ix" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_ux" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open_ux" ON "refunds" USING btree ("transaction_id") WHERE "refunds"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key_ux" ON "refunds" USING btree ("transaction_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_ux" ON "refunds" USING btree ("provider_reference") WHERE "refunds"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "refunds_transaction_ix" ON "refunds" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "refunds_pending_ix" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "roles_admin_name_ux" ON "roles" USING btree (lower("name" collate "und-x-icu")) WHERE "roles"."role_type" = 'ADMIN' and "roles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "roles_admin_created_ix" ON "roles" USING btree ("created_at","id") WHERE "roles"."role_type" = 'ADMIN' and "roles"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_certificate_ux" ON "service_requests" USING btree ("agency_id","certificate_id");--> statement-breakpoint
CREATE INDEX "service_requests_created_ix" ON "service_requests" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_status_ix" ON "service_requests" USING btree ("agency_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_policy_ix" ON "service_requests" USING btree ("agency_id","policy_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_user_ix" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_ix" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_support_token_ux" ON "sessions" USING btree ("support_token_hash");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_ix" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires_ix" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account_ix" ON "sign_in_failures" USING btree ("account","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_time_ix" ON "sign_in_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "status_counts_ix" ON "status_counts" USING btree ("agency_id","table_name");--> statement-breakpoint
CREATE INDEX "subscription_packages_created_ix" ON "subscription_packages" USING btree ("created_at","id") WHERE "subscription_packages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_packages_name_ix" ON "subscription_packages" USING btree ("name" collate "und-x-icu","id") WHERE "subscription_packages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "support_forwards_created_ix" ON "support_forwards" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_assignee_ix" ON "tasks" USING btree ("agency_id","assignee_id","due_on","id") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_timeline_ix" ON "tasks" USING btree ("agency_id","contact_id",(coalesce("done_at", "created_at")),"id") WHERE "tasks"."contact_id" is not null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_due_ix" ON "tasks" USING btree ("agency_id","due_on","id") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_contact_ix" ON "tasks" USING btree ("agency_id","contact_id","due_on","id") WHERE "tasks"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_opportunity_ix" ON "tasks" USING btree ("agency_id","opportunity_id","due_on","id") WHERE "tasks"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_quote_ix" ON "tasks" USING btree ("agency_id","quote_id","due_on","id") WHERE "tasks"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_policy_ix" ON "tasks" USING btree ("agency_id","policy_id","due_on","id") WHERE "tasks"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_claim_ix" ON "tasks" USING btree ("agency_id","claim_id","due_on","id") WHERE "tasks"."claim_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_cause_ux" ON "tasks" USING btree ("agency_id","subject_id","rule","cause_at") WHERE "tasks"."rule" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_key_ux" ON "transactions" USING btree ("agency_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_open_ux" ON "transactions" USING btree ("agency_id") WHERE "transactions"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "transactions_subscription_ix" ON "transactions" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_provider_ux" ON "transactions" USING btree ("provider_reference") WHERE "transactions"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "transactions_agency_ix" ON "transactions" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created_ix" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_pending_ix" ON "transactions" USING btree ("coupon_id") WHERE "transactions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_docs_present_ux" ON "uploaded_docs" USING btree ("agency_id","doc_id") WHERE "uploaded_docs"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "uploaded_docs_file_ix" ON "uploaded_docs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploaded_docs_created_ix" ON "uploaded_docs" USING btree ("created_at","id") WHERE "uploaded_docs"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "uploaded_docs_pending_ix" ON "uploaded_docs" USING btree ("created_at","id") WHERE "uploaded_docs"."status" = 'PENDING' and "uploaded_docs"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_ux" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_ix" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_agency_name_ix" ON "users" USING btree ("agency_id","name" collate "und-x-icu","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_admins_created_ix" ON "users" USING btree ("created_at","id") WHERE "users"."agency_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_photo_ix" ON "users" USING btree ("photo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_docs_name_ux" ON "verification_docs" USING btree (lower("name")) WHERE "verification_docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "verification_docs_created_ix" ON "verification_docs" USING btree ("created_at","id") WHERE "verification_docs"."deleted_at" is null;
--> statement-breakpoint
-- A crash of the database resets the counters, which are worth less than the log of their writes.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
-- The planner distinguishes rare and frequent parts of a code only with detailed statistics.
ALTER TABLE coupons ALTER COLUMN code_key SET STATISTICS 1000;
