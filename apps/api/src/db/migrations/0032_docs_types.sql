ALTER TABLE "docs" ADD COLUMN "doc_type" text;--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_doc_type_ck" CHECK ("docs"."doc_type" in ('POLICY', 'BILL', 'CLAIM', 'OTHER'));