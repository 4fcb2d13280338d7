ALTER TABLE "agencies" ADD COLUMN "default_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "theme" text DEFAULT 'DEFAULT' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_language_ck" CHECK ("agencies"."default_language" in ('en', 'fr', 'de', 'nl'));--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_theme_ck" CHECK ("agencies"."theme" in ('DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO'));