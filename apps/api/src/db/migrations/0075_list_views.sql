CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
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
	CONSTRAINT "list_views_list_ck" CHECK ("list_views"."list" in ('policies', 'quotes', 'opportunities', 'contacts', 'claims')),
	CONSTRAINT "list_views_name_ck" CHECK ("list_views"."name" <> ''),
	CONSTRAINT "list_views_density_ck" CHECK ("list_views"."density" in ('default', 'compact'))
);
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_list_ix" ON "list_views" USING btree ("agency_id","list","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_ux" ON "list_views" USING btree ("agency_id","list","created_by",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_default_ux" ON "list_views" USING btree ("agency_id","list","created_by") WHERE "list_views"."is_default";--> statement-breakpoint
CREATE INDEX "claims_agent_ix" ON "claims" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_insurance_ix" ON "opportunities" USING btree ("agency_id","insurance_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policies_agent_ix" ON "policies" USING btree ("agency_id","assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_insurance_ix" ON "quotes" USING btree ("agency_id","insurance_type_id","created_at","id");