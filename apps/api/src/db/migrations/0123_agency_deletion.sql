ALTER TABLE "agencies" ADD COLUMN "deletion_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "deletion_requested_by" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "deletion_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_deletion_requester_fk" FOREIGN KEY ("id","deletion_requested_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_deletion_ck" CHECK (("agencies"."deletion_requested_at" is null) = ("agencies"."deletion_requested_by" is null));