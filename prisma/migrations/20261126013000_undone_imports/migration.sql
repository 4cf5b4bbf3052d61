-- The links of an import that was undone are deleted for good at once, so that their codes are free for another attempt.
CREATE TRIGGER link_import_undone AFTER UPDATE OF undone_at ON link_import
  FOR EACH ROW WHEN (OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL) EXECUTE FUNCTION announce_job('deletions');
