ALTER TABLE "agencies" ADD COLUMN "factor_required_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "idle_minutes" integer DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "must_enrol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_idle_minutes_ck" CHECK ("agencies"."idle_minutes" between 15 and 1440);