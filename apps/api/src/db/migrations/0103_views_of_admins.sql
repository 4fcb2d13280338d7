ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_ck";--> statement-breakpoint
DROP INDEX "list_views_name_ux";--> statement-breakpoint
DROP INDEX "list_views_default_ux";--> statement-breakpoint
ALTER TABLE "list_views" ALTER COLUMN "agency_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_ux" ON "list_views" USING btree ("created_by","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_default_ux" ON "list_views" USING btree ("created_by","list") WHERE "list_views"."is_default";--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_shared_ck" CHECK ("list_views"."agency_id" is not null or not "list_views"."shared");--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_ck" CHECK ("list_views"."list" in ('policies', 'quotes', 'opportunities', 'contacts', 'claims', 'emails', 'renewals', 'agencies', 'transactions', 'coupons'));