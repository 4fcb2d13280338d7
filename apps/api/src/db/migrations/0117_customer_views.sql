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
-- Keeps the values, and does not rewrite the table. A trigger sets the column from here on.
ALTER TABLE "audit_log" ALTER COLUMN "action" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "action" SET DEFAULT 'CHANGED';--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_views_contact_ix" ON "customer_views" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "customer_views_session_ix" ON "customer_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "customer_views_open_ix" ON "customer_views" USING btree ("expires_at") WHERE "customer_views"."ended_at" is null;