ALTER TABLE "files" ADD COLUMN "previous_version_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_previous_version_fk" FOREIGN KEY ("previous_version_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agencies_photo_ix" ON "agencies" USING btree ("photo_file_id");--> statement-breakpoint
CREATE INDEX "carriers_image_ix" ON "carriers" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "docs_file_ix" ON "docs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "email_attachments_file_ix" ON "email_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_previous_version_ix" ON "files" USING btree ("previous_version_id");--> statement-breakpoint
CREATE INDEX "mail_attachments_file_ix" ON "mail_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "opportunities_document_ix" ON "opportunities" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "uploaded_docs_file_ix" ON "uploaded_docs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "users_photo_ix" ON "users" USING btree ("photo_file_id");