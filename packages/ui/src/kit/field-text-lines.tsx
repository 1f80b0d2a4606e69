import type { ReactNode } from "react";
import { FieldError, Text } from "react-aria-components/TextField";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./field.module.css";

/** What a field may say below its control; a non-empty `error` marks it invalid. */
export type FieldTexts = { description?: ReactNode; error?: string };

export const FieldTextLines = ({ description, error }: FieldTexts): ReactNode => (
  <>
    {description !== undefined && (
      <Text slot="description" className={joinClasses(styles.description)}>
        {description}
      </Text>
    )}
    <FieldError className={joinClasses(styles.error)}>{error}</FieldError>
  </>
);
