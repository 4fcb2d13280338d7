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
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"date_of_birth" date,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "contacts_user_ux" UNIQUE("user_id")
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
	CONSTRAINT "invitations_hash_ux" UNIQUE("token_hash")
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
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
	CONSTRAINT "transactions_reference_ux" UNIQUE("reference"),
	CONSTRAINT "transactions_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "transactions_amounts_ck" CHECK ("transactions"."paid_cents" = "transactions"."price_cents" - "transactions"."discount_cents" and "transactions"."paid_cents" >= 0),
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
DROP INDEX "users_email_ux";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "zip_code" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "states" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agent_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "carriers_name_ux" ON "carriers" USING btree (lower("name")) WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "carriers_created_ix" ON "carriers" USING btree ("created_at","id") WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "carriers_name_ix" ON "carriers" USING btree ("name" collate "und-x-icu","id") WHERE "carriers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_agency_ix" ON "contacts" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_types_name_ux" ON "insurance_types" USING btree (lower("name")) WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_types_tag_ux" ON "insurance_types" USING btree (lower("tag")) WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_types_created_ix" ON "insurance_types" USING btree ("created_at","id") WHERE "insurance_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_email_ix" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_agency_ix" ON "invitations" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_user_ix" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires_ix" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_created_ix" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_key_ux" ON "transactions" USING btree ("agency_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_provider_ux" ON "transactions" USING btree ("provider_reference") WHERE "transactions"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "transactions_agency_ix" ON "transactions" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created_ix" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_pending_ix" ON "transactions" USING btree ("coupon_id") WHERE "transactions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_docs_present_ux" ON "uploaded_docs" USING btree ("agency_id","doc_id") WHERE "uploaded_docs"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "uploaded_docs_created_ix" ON "uploaded_docs" USING btree ("created_at","id") WHERE "uploaded_docs"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_docs_name_ux" ON "verification_docs" USING btree (lower("name")) WHERE "verification_docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "verification_docs_created_ix" ON "verification_docs" USING btree ("created_at","id") WHERE "verification_docs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "agencies_created_ix" ON "agencies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "agencies_name_ix" ON "agencies" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_ux" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referral_code_ux" UNIQUE("referral_code");